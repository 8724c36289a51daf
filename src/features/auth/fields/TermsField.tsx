import { Checkbox, Form } from 'antd'
import { useText } from '#i18n/useText.ts'
import styles from './TermsField.module.css'

const LINKS = ['#/user-agreement', '#/privacy-policy']

/** Consent to the two agreements; each opens in a new tab. */
export function TermsField() {
  const { t } = useText()
  const parts = t('login.terms').split('|')
  return (
    <Form.Item
      name="agreed"
      valuePropName="checked"
      validateTrigger="onChange"
      className={styles.terms}
      rules={[
        {
          async validator(_rule, isTicked: unknown) {
            if (!isTicked) throw new Error(t('login.terms.required'))
          },
        },
      ]}
    >
      <Checkbox>
        {parts.map((texts, index) => {
          const link = LINKS[(index - 1) / 2]
          return link ? (
            <a key={index} href={link} target="_blank" rel="noopener noreferrer">
              {texts}
            </a>
          ) : (
            <span key={index}>{texts}</span>
          )
        })}
      </Checkbox>
    </Form.Item>
  )
}

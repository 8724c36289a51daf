import { Checkbox, Form } from 'antd'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './TermsField.module.css'

/** Consent to the two agreements; each opens in a new tab. */
export function TermsField() {
  const { t } = useText()
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
        <Trans
          i18nKey="login.terms"
          components={{
            agreement: <a href="#/user-agreement" target="_blank" rel="noopener noreferrer" />,
            privacy: <a href="#/privacy-policy" target="_blank" rel="noopener noreferrer" />,
          }}
        />
      </Checkbox>
    </Form.Item>
  )
}

import { Checkbox, Form } from 'antd'
import type { ReactNode } from 'react'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './TermsField.module.css'

const NewTabLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

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
            agreement: <NewTabLink href="#/user-agreement" />,
            privacy: <NewTabLink href="#/privacy-policy" />,
          }}
        />
      </Checkbox>
    </Form.Item>
  )
}

import type { InputProps } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { EyeIcon } from './EyeIcon.tsx'
import styles from './PasswordInput.module.css'

/** A password, hidden until the eye is pressed (spec §2 "Login drawer"). */
export function PasswordInput(props: InputProps) {
  const { t } = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={t('login.password.show')}
          aria-pressed={isShown}
          // Keeps focus in the field, which would otherwise be validated.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      }
    />
  )
}

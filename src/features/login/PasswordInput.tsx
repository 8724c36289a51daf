import type { InputProps } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { EyeIcon } from './EyeIcon.tsx'

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
          className="login-form__eye"
          aria-label={t('login.password.show')}
          aria-pressed={isShown}
          // The field keeps the focus, and is not checked as if it had been left.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      }
    />
  )
}

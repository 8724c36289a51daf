import type { InputProps } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { DrawnIcon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './PasswordInput.module.css'

const EYE =
  'M2.500 12c2.300-4 5.500-6 9.500-6s7.200 2 9.500 6c-2.300 4-5.500 6-9.500 6s-7.200-2-9.500-6M12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600'
const EYE_SLASH = 'M5 19.500L19 4.500'

/** An eye: open if the password is shown, struck through if it is hidden. */
const EyeIcon = ({ isOpen }: { isOpen: boolean }) => (
  <DrawnIcon path={isOpen ? EYE : EYE + EYE_SLASH} size={22} />
)

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

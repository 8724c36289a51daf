import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { useLoginDrawer } from '../../stores/loginDrawer.ts'

const SECRETS = ['captcha', 'password', 'loginPassword', 'loginPasswordConfirm', 'confirmPassword']

/** Empties the passwords and codes of a form when the drawer is closed; the rest stays. */
export function useForgottenSecrets(form: FormInstance): void {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  useEffect(() => {
    if (!isOpen) form.resetFields(SECRETS)
  }, [isOpen, form])
}

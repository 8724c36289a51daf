import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { useLoginDrawer } from '#stores/loginDrawer.ts'

const SECRETS = ['code', 'password', 'loginPassword', 'loginPasswordConfirm', 'confirmPassword']

/** Clears a form's passwords and codes when the drawer closes; other fields stay. */
export function useClearedSecrets(form: FormInstance): void {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  useEffect(() => {
    if (!isOpen) form.resetFields(SECRETS)
  }, [isOpen, form])
}

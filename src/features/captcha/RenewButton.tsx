import { TextButton } from '#components/ui/TextButton.tsx'
import styles from './RenewButton.module.css'

/** Asks for another captcha of the same kind. */
export const RenewButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <TextButton className={styles.renew} onClick={onClick}>
    {label}
  </TextButton>
)

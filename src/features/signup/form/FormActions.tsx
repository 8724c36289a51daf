import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { ActionRow } from './frame/ActionRow.tsx'
import styles from './FormActions.module.css'

interface Props {
  /** Position of the section shown alone; -1 while all are shown. */
  openIndex: number
  sectionCount: number
  onBack: () => void
}

/** The buttons below the form: back or out of it, and on. */
export function FormActions({ openIndex, sectionCount, onBack }: Props) {
  const { t } = useText()
  const isAlone = openIndex >= 0
  const hasNext = isAlone && openIndex < sectionCount - 1
  return (
    <ActionRow isOfPage className={isAlone ? styles.stepActions : undefined}>
      {openIndex > 0 ? (
        <Button variant="plain" onClick={onBack}>
          {t('signup.section.back')}
        </Button>
      ) : (
        <Button as={Link} to="/home" variant="plain">
          {t('signup.later')}
        </Button>
      )}
      <Button type="submit" variant="primary" className={styles.goOn}>
        <span>{t(hasNext ? 'signup.section.next' : 'signup.goOn')}</span>
        <Icon name="arrow" />
      </Button>
    </ActionRow>
  )
}

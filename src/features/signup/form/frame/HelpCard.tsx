import { Link } from 'react-router-dom'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { PhoneLink } from '#components/PhoneLink.tsx'
import { hasText } from '#i18n/localizedText.ts'
import { useText } from '#i18n/useText.ts'
import { usePathOf } from '#race/usePathOf.ts'
import { useConfig } from '#race/useRace.ts'
import { PanelHead } from './PanelHead.tsx'
import { SideCard } from './SideCard.tsx'
import styles from './HelpCard.module.css'

/** Sidebar of a page without a form: the race's hotline and further reading, if it has any. */
export function HelpCard() {
  const { t } = useText()
  const pathOf = usePathOf()
  const config = useConfig()
  const hotLine = config.hotLine && hasText(config.hotLine, 'phone') ? config.hotLine : undefined
  const race = config.race && hasText(config.race, 'organiser') ? config.race : undefined
  const instructions = pathOf('raceInformation.registrationInstructions')
  const rules = pathOf('raceInformation.raceRules')
  if (!hotLine && !race && !instructions && !rules) return null
  return (
    <SideCard isScreenOnly label={t('signup.help')}>
      <PanelHead>{t('signup.help')}</PanelHead>
      {hotLine && <p>{t('signup.help.text')}</p>}
      {race && (
        <p>
          <LocalizedText value={race} field="organiser" />
        </p>
      )}
      {hotLine && (
        <p className={styles.phone}>
          <PhoneLink entry={hotLine} />
          <small>
            <LocalizedText value={hotLine} field="hours" />
          </small>
        </p>
      )}
      <p className={styles.links}>
        {instructions && <Link to={instructions}>{t('signup.closed.read')}</Link>}
        {rules && <Link to={rules}>{t('signup.help.rules')}</Link>}
      </p>
    </SideCard>
  )
}

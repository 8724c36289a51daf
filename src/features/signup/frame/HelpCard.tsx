import { Link } from 'react-router-dom'
import { PhoneLink } from '../../../components/PhoneLink.tsx'
import { LocalizedText } from '../../../components/LocalizedText.tsx'
import { useText } from '../../../i18n/useText.ts'
import { usePathOf } from '../../../stores/documents.ts'
import { useConfig } from '../../../stores/site.ts'
import { SideCard } from './SideCard.tsx'
import side from './SideCard.module.css'
import panel from '../Panel.module.css'

/** Sidebar of a page without a form: the race's hotline and further reading, if it has any. */
export function HelpCard() {
  const { t } = useText()
  const pathOf = usePathOf()
  const { hotLine, race } = useConfig()
  const instructions = pathOf('raceInformation.registrationInstructions')
  const rules = pathOf('raceInformation.raceRules')
  if (!hotLine?.phone && !race?.organiser && !instructions && !rules) return null
  return (
    <SideCard label={t('signup.help')}>
      <h2 className={panel.title}>{t('signup.help')}</h2>
      {hotLine?.phone && <p>{t('signup.help.text')}</p>}
      {race?.organiser && (
        <p>
          <LocalizedText of={race} field="organiser" />
        </p>
      )}
      {hotLine?.phone && (
        <p className={side.phone}>
          <PhoneLink entry={hotLine} />
          <small>
            <LocalizedText of={hotLine} field="hours" />
          </small>
        </p>
      )}
      <p className={side.links}>
        {instructions && <Link to={instructions}>{t('signup.closed.read')}</Link>}
        {rules && <Link to={rules}>{t('signup.help.rules')}</Link>}
      </p>
    </SideCard>
  )
}

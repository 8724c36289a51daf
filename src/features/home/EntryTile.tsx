import { ModuleType, type SearchCard } from '../../api/siteConfig.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { now } from '../../lib/serverClock.ts'
import type { EntryAction } from './entryAction.ts'
import { EntryControl } from './EntryControl.tsx'
import { cardSpan } from './raceTimes.ts'
import { daySpan } from './raceWords.ts'
import { StateChip } from './StateChip.tsx'
import { useRaceTimes } from './useRaceTimes.ts'

/** One entry card: its state, what it is for, when, and one control over the whole of it. */
export function EntryTile({ card, action }: { card: SearchCard; action: EntryAction }) {
  const { t, language } = useText()
  const { signUpStart, signUpEnd } = useRaceTimes()
  const isSignUp = card.moduleType === ModuleType.signUp
  const isOpen = action.kind !== 'closed'
  const { start, end } = isSignUp ? { start: signUpStart, end: signUpEnd } : cardSpan(card)
  const isPast = isSignUp && end !== undefined && now() >= end

  const openWord = t(isSignUp ? 'home.state.signingUp' : 'home.state.open')
  const closedWord = t(isPast ? 'home.state.closed' : 'site.comingSoon')
  const days = daySpan(start, end, language)
  const daysTitle = localized(card, 'signUpTimeTitle', language)
  const title = localized(card, 'title', language) || t(`home.entry.${card.moduleType}`)
  const look = isOpen ? (isSignUp ? 'entry--action' : '') : 'entry--closed'

  return (
    <EntryControl title={title} action={action} className={`entry ${look}`}>
      <span className="entry__title">{title}</span>
      <StateChip
        word={isOpen ? openWord : closedWord}
        isOpen={isOpen}
        isOnAction={isOpen && isSignUp}
      />
      <span className="entry__text">{localized(card, 'subTitle', language)}</span>
      <span className="entry__when">
        {days ? <span className="visually-hidden">{daysTitle} </span> : daysTitle}
        {days}
      </span>
      <span className="entry__mark">
        <Icon name={isOpen ? 'arrow' : 'clock'} size={18} />
      </span>
    </EntryControl>
  )
}

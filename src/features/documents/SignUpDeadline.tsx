import { ModuleType } from '../../api/siteConfig.ts'
import { stage } from '../../api/stage.ts'
import { SmartLink } from '../../components/SmartLink.tsx'
import { useText } from '../../i18n/useText.ts'
import { daysLeft, formatRaceTime, parseRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'
import { useConfig, useSite } from '../../stores/site.ts'

const wordsOf = (days: number) => {
  if (days > 1) return 'documents.deadline.days'
  return days === 1 ? 'documents.deadline.tomorrow' : 'documents.deadline.today'
}

/** Until when one can sign up, and the way there while one can. */
export function SignUpDeadline() {
  const { t } = useText()
  const { searchConfigList } = useConfig()
  const raceEnd = useSite(({ raceInfo }) => raceInfo?.signUpEndTime)
  const card = searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signUp)
  const end = parseRaceTime(card?.signUpEndTime ?? '') ?? parseRaceTime(raceEnd ?? '')
  if (!card || end === undefined) return null
  const moment = now()
  const days = daysLeft(end, moment)
  const isOver = moment >= end
  const isOpen = card.openStatus && stage.entries.applyNow.enabled && !isOver

  return (
    <section className="deadline" aria-labelledby="deadline-title">
      <p id="deadline-title" className="deadline__label">
        {t('documents.deadline')}
      </p>
      <p className="deadline__day">{formatRaceTime(end - 1, t('documents.form.day'))}</p>
      <p className="deadline__label">
        {isOver ? t('documents.deadline.over') : t(wordsOf(days), { count: days })}
      </p>
      {isOpen && (
        <SmartLink to={card.jumpUrl} className="button deadline__button">
          {t('documents.signUp')}
        </SmartLink>
      )}
    </section>
  )
}

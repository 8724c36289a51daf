import { Link } from 'react-router-dom'
import type { SignUpForm, SignUpItem } from '../../api/signUpForm.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { eligibility, type Entrant, type Verdict } from './eligibility.ts'
import { dayWords } from './fieldWords.ts'
import { proofWords } from './ruleFaults.ts'
import './EligibilityAnswer.css'

const ICONS = { yes: 'check', no: 'close', missing: 'info', needed: 'info' } as const

/** A rule and how it stands, in one sentence that names it. */
function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { t } = useText()
  const words = () => {
    switch (verdict.rule) {
      case 'bornOnOrBefore':
        return t(`signup.eligibility.born.${verdict.answer}`, { limit: dayWords(verdict.limit, t) })
      case 'proof': {
        const { answer, since, marathons, halfMarathons, outside } = verdict
        const needed = proofWords(verdict, t)
        const rule = t(`signup.eligibility.proof.${answer}`, { needed, since: dayWords(since, t) })
        const counted = t('signup.eligibility.counted', { marathons, halfMarathons })
        const left = t('signup.eligibility.outside', { count: outside })
        return [rule, answer !== 'missing' && counted, outside > 0 && left]
          .filter(Boolean)
          .join(' ')
      }
      case 'guardian':
        return t('signup.eligibility.guardian', { age: verdict.under })
      case 'relative':
        return t('signup.eligibility.relative', { age: verdict.from })
    }
  }
  return (
    <li className={`eligibility__rule eligibility__rule--${verdict.answer}`}>
      <Icon name={ICONS[verdict.answer]} />
      <span>{words()}</span>
    </li>
  )
}

interface Props {
  form: SignUpForm
  itemId: string
  entrant: Entrant
}

/** Yes, no or what is missing, rule by rule. */
export function EligibilityAnswer({ form, itemId, entrant }: Props) {
  const { t, language } = useText()
  const nameOf = (item: SignUpItem) => localized(item, 'name', language)
  const item = form.items.find((one) => one.itemId === itemId)
  const judged = item && eligibility(item, form.raceDay, entrant)
  const others = form.items.filter(
    (other) => other !== item && eligibility(other, form.raceDay, entrant).answer === 'yes',
  )
  const answer = judged?.answer ?? 'choose'
  return (
    <aside
      className={`entry-panel eligibility eligibility--${answer}`}
      aria-label={t('signup.eligibility.answer')}
    >
      <div role="status">
        <h2 className="entry-panel__title">
          {t(`signup.eligibility.${answer}`, { name: item ? nameOf(item) : '' })}
        </h2>
      </div>
      {judged && (
        <ul className="eligibility__rules">
          {judged.verdicts.map((verdict) => (
            <VerdictLine key={verdict.rule} verdict={verdict} />
          ))}
        </ul>
      )}
      {answer === 'no' && others.length > 0 && (
        <p>{t('signup.eligibility.other', { names: others.map(nameOf).join(t('signup.join')) })}</p>
      )}
      <p className="entry-panel__actions">
        <Link to="/post" className={answer === 'yes' ? 'button' : 'button button--plain'}>
          {t('signup.eligibility.post')}
          <Icon name="arrow" />
        </Link>
      </p>
      <p className="signup-field__hint">{t('signup.eligibility.kept')}</p>
    </aside>
  )
}

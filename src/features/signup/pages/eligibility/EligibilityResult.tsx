import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import type { FormSpec, SignupItem } from '#api/race/signupForm.ts'
import { Icon } from '#components/Icon.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { TextList } from '#components/TextList.tsx'
import { Button } from '#components/ui/Button.tsx'
import { eligibility, type Entrant, type Verdict } from '#domain/eligibility.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { Hint } from '../../fields/Hint.tsx'
import { dayLabel } from '../../fields/labels.ts'
import { proofLabel } from '../../fields/ruleErrors.ts'
import { ActionRow } from '../../form/frame/ActionRow.tsx'
import { Panel } from '../../form/frame/Panel.tsx'
import { PanelHead } from '../../form/frame/PanelHead.tsx'
import styles from './EligibilityResult.module.css'

const ICONS = { yes: 'check', no: 'close', missing: 'info', needed: 'info' } as const

/** One rule with its verdict, as a sentence that names the rule. */
function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { t } = useText()
  const message = () => {
    switch (verdict.rule) {
      case 'bornOnOrBefore':
        return t(`fields.eligibility.born.${verdict.answer}`, { limit: dayLabel(verdict.limit, t) })
      case 'bornOnOrAfter':
        return t(`fields.eligibility.bornAfter.${verdict.answer}`, {
          limit: dayLabel(verdict.limit, t),
        })
      case 'proof': {
        const { answer, since, marathons, halfMarathons, outside } = verdict
        const needed = proofLabel(verdict, t)
        const rule = t(`fields.eligibility.proof.${answer}`, { needed, since: dayLabel(since, t) })
        const counted = t('fields.eligibility.counted', {
          marathons: t('signup.proof.marathons', { count: marathons }),
          halfMarathons: t('signup.proof.halfMarathons', { count: halfMarathons }),
        })
        const left = t('fields.eligibility.outside', { count: outside })
        return [rule, answer !== 'missing' && counted, outside > 0 && left].filter(Boolean).join('')
      }
      case 'guardian':
        return t('fields.eligibility.guardian', { age: verdict.under })
      case 'relative':
        return t('fields.eligibility.relative', { age: verdict.from })
    }
  }
  return (
    <li className={styles.rule} data-answer={verdict.answer}>
      <Icon name={ICONS[verdict.answer]} />
      <span>{message()}</span>
    </li>
  )
}

interface Props {
  form: FormSpec
  itemId: string
  entrant: Entrant
}

/** Yes, no or incomplete, with a verdict for each rule. */
export function EligibilityResult({ form, itemId, entrant }: Props) {
  const { t, languages } = useText()
  const nameOf = (item: SignupItem) => markedText(item, 'name', languages)
  const item = form.items.find((one) => one.itemId === itemId)
  const result = item && eligibility(item, form.raceDay, entrant)
  const others = form.items.filter(
    (other) => other !== item && eligibility(other, form.raceDay, entrant).answer === 'yes',
  )
  const answer = result?.answer ?? 'choose'
  return (
    <Panel
      as="aside"
      className={clsx(styles.eligibility, styles[answer])}
      aria-label={t('fields.eligibility.answer')}
    >
      <div role="status">
        <PanelHead>
          <Trans i18nKey={`fields.eligibility.${answer}`} values={{ name: item && nameOf(item) }} />
        </PanelHead>
      </div>
      {result && (
        <ul className={styles.rules}>
          {result.verdicts.map((verdict) => (
            <VerdictLine key={verdict.rule} verdict={verdict} />
          ))}
        </ul>
      )}
      {answer === 'no' && others.length > 0 && (
        <p>
          <Trans
            i18nKey="fields.eligibility.other"
            values={{
              names: <TextList texts={others.map(nameOf)} separator={t('fields.join')} />,
            }}
          />
        </p>
      )}
      <ActionRow>
        <Button as={Link} to="/post" variant={answer === 'yes' ? 'primary' : 'plain'}>
          <span>{t('fields.eligibility.post')}</span>
          <Icon name="arrow" />
        </Button>
      </ActionRow>
      <Hint>{t('fields.eligibility.kept')}</Hint>
    </Panel>
  )
}

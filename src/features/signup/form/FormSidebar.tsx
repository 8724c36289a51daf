import { type ReactNode, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { Button } from '#components/ui/Button.tsx'
import { isBlank } from '#domain/fields/fieldType.ts'
import { formatRaceTime, raceNow } from '#domain/raceDates.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useItemStart } from '#race/useItemStart.ts'
import { useItemText } from '#race/useItemText.ts'
import { usePrices } from '#race/usePrices.ts'
import { useRace } from '#race/useRace.ts'
import { useRefunds } from '#race/useRefunds.ts'
import { FieldOutput } from '../fields/FieldOutput.tsx'
import type { OpenForm } from '../model/openForm.ts'
import { type SignupView, feeOf } from '../model/signupView.ts'
import type { ShownError } from './formErrors.ts'
import { FactRows } from './frame/FactRows.tsx'
import { PanelHead } from './frame/PanelHead.tsx'
import { SideCard } from './frame/SideCard.tsx'
import styles from './FormSidebar.module.css'

interface Props {
  openForm: OpenForm
  view: SignupView
  errors?: ShownError[]
  /** Without the summary as long as it says nothing about this entry. */
  isBrief?: boolean
  onShowErrors?: () => void
  children?: ReactNode
}

const NONE: ShownError[] = []

/** Field types that the sidebar summarises. */
const GLANCES = new Set(['identity-document', 'clothing-size', 'score-verification'])

/** The summary beside the form. */
export function FormSidebar(props: Props) {
  const { openForm, view, errors = NONE, isBrief = false, onShowErrors, children } = props
  const { t, languages } = useText()
  const { zone } = useRace()
  const { form, savedAt } = openForm
  const { item, shown, values } = view
  const fee = item && feeOf(view, zone)
  const itemText = useItemText(openForm.itemId, fee === 0)
  const [moment] = useState(() => raceNow(zone))
  const refunds = useRefunds(moment)
  const { formatFee } = usePrices()
  const start = useItemStart(openForm.itemId)
  const isWaiting = openForm.kind === 'post' && item?.placesLeft === 0
  const glances = shown.filter(
    ({ key, type, sensitive }) =>
      (key === 'name' || GLANCES.has(type)) && sensitive !== 'guardian' && !isBlank(values[key]),
  )
  const isEmpty = !item && glances.length === 0 && savedAt === 0 && errors.length === 0
  if (isBrief && isEmpty) return <aside aria-label={t('signup.side')}>{children}</aside>
  return (
    <SideCard label={t('signup.side')} footer={children}>
      <PanelHead>
        {item
          ? markedText(item, 'name', languages)
          : t(form.items.length > 0 ? 'signup.side.noItem' : 'signup.side')}
      </PanelHead>
      <FactRows
        details={[
          start
            ? { name: t('signup.start'), value: <RaceTime key="race" time={start} /> }
            : {
                name: t('signup.raceDay'),
                value: <RaceTime key="race" time={form.raceDay} isDay />,
              },
          ...glances.map((field) => ({
            name: localized(field, 'label', languages),
            value: <FieldOutput key={field.key} field={field} value={values[field.key]} isBare />,
            lang: localizedLang(field, 'label', languages),
          })),
        ]}
      />
      {fee !== undefined && (
        <p className={styles.fee}>
          <span>{t('signup.fee')}</span>
          <strong>{formatFee(fee)}</strong>
        </p>
      )}
      {fee !== undefined && fee > 0 && refunds.length > 0 && (
        <p className={styles.note}>
          {t('fee.refunds.line', { refunds: refunds.join(t('fee.join')) })}
        </p>
      )}
      <p className={styles.note}>
        {itemText(`signup.side.note.${isWaiting ? 'waiting' : openForm.kind}`)}
      </p>
      {errors.length > 0 && (
        <Button variant="secondary" className={styles.button} onClick={onShowErrors}>
          {t('signup.side.errors', { count: errors.length })}
        </Button>
      )}
      {savedAt > 0 && (
        <p className={styles.saved}>
          <Icon name="check" size={16} />
          <span>
            {t('signup.saved', { time: formatRaceTime(savedAt, t('site.format.time'), zone) })}
          </span>
        </p>
      )}
    </SideCard>
  )
}

import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { useText } from '../../i18n/useText.ts'
import { useConfig, useSite } from '../../stores/site.ts'
import type { EntryAction } from './entryAction.ts'
import { EntryControl } from './EntryControl.tsx'
import { KeyDates } from './KeyDates.tsx'
import { SignUpFacts } from './SignUpFacts.tsx'
import { StateChip } from './StateChip.tsx'
import './SignUpPanel.css'

/** Register-now: what it costs, by when, and the button that does what the sign-up card does. */
export function SignUpPanel({ action }: { action: EntryAction }) {
  const { t } = useText()
  const { carouselList, raceItems, keyDates } = useConfig()
  const imgDetail = useSite(({ raceInfo }) => raceInfo?.imgDetail)
  const [first, second] = carouselList.map(({ surfacePlotUrl }) => surfacePlotUrl)
  // The carousel shows the first one already.
  const picture = imgDetail && imgDetail !== first ? imgDetail : second
  const isOpen = action.kind !== 'closed'

  return (
    <section className="sign-up" aria-labelledby="sign-up-title">
      {picture && (
        <Picture src={picture} alt="" width={384} height={156} className="sign-up__picture" />
      )}
      <div className="sign-up__body">
        <div className="sign-up__head">
          <h2 id="sign-up-title" className="sign-up__title">
            {t('home.signUp')}
          </h2>
          <StateChip
            word={t(isOpen ? 'home.signUp.state' : 'home.channel.closed')}
            isOpen={isOpen}
          />
        </div>
        <SignUpFacts items={raceItems} />
        <KeyDates dates={keyDates} />
        <EntryControl
          title={t('home.signUp')}
          action={action}
          className={isOpen ? 'button sign-up__button' : 'button button--plain sign-up__button'}
        >
          {!isOpen && <Icon name="lock" size={18} />}
          {t(isOpen ? 'home.signUp.start' : 'home.signUp.notOpen')}
          {isOpen && <Icon name="arrow" size={18} />}
        </EntryControl>
      </div>
    </section>
  )
}

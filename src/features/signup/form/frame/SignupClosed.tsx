import { Link } from 'react-router-dom'
import type { FormKind } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { markedText } from '#components/LocalizedText.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { Button } from '#components/ui/Button.tsx'
import { environment } from '#environment/environment.ts'
import { useText } from '#i18n/useText.ts'
import { usePathOf } from '#race/usePathOf.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { useIsLoggedIn } from '#stores/session.ts'
import { isMassEntryClosed } from '../../model/isFormOpen.ts'
import { useClosedSite } from '../../model/useClosedSite.ts'
import { useSignupTitle } from '../useSignupTitle.tsx'
import { ActionRow } from './ActionRow.tsx'
import { Columns } from './Columns.tsx'
import { FactRows } from './FactRows.tsx'
import { HelpCard } from './HelpCard.tsx'
import { Panel } from './Panel.tsx'
import { PanelHead } from './PanelHead.tsx'
import { SignupFrame } from './SignupFrame.tsx'

interface Props {
  kind: FormKind
  form: FormSpec
}

/** Replaces a form that cannot be filled in: the reason, the dates and the alternatives. */
export function SignupClosed({ kind, form }: Props) {
  const { t, languages } = useText()
  const instructions = usePathOf()('raceInformation.registrationInstructions')
  const isLoggedIn = useIsLoggedIn()
  const state = useClosedSite() ?? (form.state === 'open' ? 'closed' : form.state)
  const { applyNow } = environment.channels
  const message = isMassEntryClosed(kind) ? markedText(applyNow, 'fallback', languages) : ''
  return (
    <SignupFrame {...useSignupTitle(kind)}>
      <Columns side={<HelpCard />}>
        <Panel>
          <PanelHead subtitle={message || t(`signup.closed.${state}.text`)}>
            {t(`signup.closed.${state}`)}
          </PanelHead>
          {state !== 'cancelled' && (
            <FactRows
              details={[
                { name: t('signup.opens'), value: <RaceTime key="opens" time={form.opensAt} /> },
                {
                  name: t('signup.closes'),
                  value: <RaceTime key="closes" time={form.closesAt} isEnd />,
                },
                {
                  name: t('signup.raceDay'),
                  value: <RaceTime key="race" time={form.raceDay} isDay />,
                },
              ]}
            />
          )}
          <ActionRow>
            {state === 'notYet' ? (
              instructions && (
                <Button as={Link} variant="secondary" to={instructions}>
                  {t('signup.closed.read')}
                </Button>
              )
            ) : (
              <Button as={Link} variant="secondary" to="/registration-search">
                {t('signup.closed.search')}
              </Button>
            )}
            {state === 'notYet' && (
              <Button as={Link} variant="plain" to="/eligibility">
                {t('signup.eligibility')}
              </Button>
            )}
            {!isLoggedIn && (
              <Button variant="plain" onClick={() => openLogin()}>
                {t('signup.closed.mine')}
              </Button>
            )}
            <Button as={Link} variant="plain" to="/home">
              {t('site.backHome')}
            </Button>
          </ActionRow>
        </Panel>
      </Columns>
    </SignupFrame>
  )
}

import { Link } from 'react-router-dom'
import { fetchPapers } from '../../api/papers.ts'
import { AntdFrame } from '../../components/AntdFrame.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../i18n/useText.ts'
import { EntryFailed, EntryWaiting } from './EntryNotices.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { PaperPanel } from './PaperPanel.tsx'
import { SignedOutLine } from './SignedOutLine.tsx'
import { useMine } from './useMine.ts'
import { useRaceId } from '../../stores/raceId.ts'

/** The papers of the account's sign-ups, those that are waited for first. */
export function PaperDesk() {
  const { t } = useText()
  const raceId = useRaceId()
  const { loaded: papers, retry } = useMine(fetchPapers, raceId)
  if (papers === null) return <EntryWaiting />
  if (papers === 'failed') {
    return (
      <EntryFailed
        title={t('signup.papers.unloaded')}
        text={t('signup.papers.unloaded.text')}
        onRetry={retry}
      />
    )
  }
  if (papers.length === 0) {
    return (
      <Notice title={t('signup.papers.none')} text={t('signup.papers.none.text')}>
        <Link to="/post" className="button button--pine">
          {t('signup.papers.mine')}
        </Link>
        <Link to="/home" className="button button--plain">
          {t('site.backHome')}
        </Link>
      </Notice>
    )
  }
  return (
    <AntdFrame>
      <EntryFrame title={t('signup.papers')} line={t('signup.papers.line')}>
        <SignedOutLine />
        {papers
          .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked))
          .map((paper) => (
            <PaperPanel key={`${paper.signupId} ${paper.paperId}`} paper={paper} raceId={raceId} />
          ))}
        <p className="entry-actions">
          <Link to="/post" className="button button--plain">
            {t('signup.papers.mine')}
          </Link>
        </p>
      </EntryFrame>
    </AntdFrame>
  )
}

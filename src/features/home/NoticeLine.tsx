import { type FocusEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { isOut } from '../../api/siteDocument.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { now } from '../../lib/serverClock.ts'
import { useConfig } from '../../stores/site.ts'
import { newestArticles } from './newestArticles.ts'
import { NoticeRun } from './NoticeRun.tsx'
import { useReducedMotion } from './useReducedMotion.ts'
import './NoticeLine.css'

const NOTICES = 5

/** A link that is reached by the keyboard comes into view while the line stands still. */
const showFocused = ({ target }: FocusEvent) =>
  target.scrollIntoView?.({ block: 'nearest', inline: 'center' })
const backToStart = ({ currentTarget }: FocusEvent) => currentTarget.scrollTo?.({ left: 0 })

/** Scrolling information: the newest notices in one running line (spec §2 "Home page"). */
export function NoticeLine() {
  const { t } = useText()
  const { newsNotice } = useConfig()
  const isStill = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  const [step, setStep] = useState(0)
  const moment = now()
  const all = newestArticles(newsNotice, 'activityBulletin', moment)
  const out = all.filter((notice) => isOut(notice, moment))
  const notices = (out.length > 0 ? out : all).slice(0, NOTICES)
  if (notices.length === 0) return null
  const shown = step % notices.length

  return (
    <section
      className={isPaused ? 'notices notices--paused' : 'notices'}
      aria-label={t('home.notices')}
    >
      <div className="wrap notices__bar">
        <p className="notices__label" aria-hidden="true">
          <Icon name="horn" size={18} /> {t('home.notices')}
        </p>
        <div className="notices__view" onFocus={showFocused} onBlur={backToStart}>
          {isStill ? (
            <NoticeRun notices={notices.slice(shown, shown + 1)} />
          ) : (
            <div className="notices__track">
              <NoticeRun notices={notices} />
              <NoticeRun notices={notices} isCopy />
            </div>
          )}
        </div>
        <button
          type="button"
          className="notices__button"
          aria-label={t(
            isStill ? 'home.notices.next' : isPaused ? 'home.notices.play' : 'home.notices.pause',
          )}
          onClick={() => (isStill ? setStep(shown + 1) : setPaused(!isPaused))}
        >
          <Icon name={isStill ? 'right' : isPaused ? 'play' : 'pause'} size={14} />
        </button>
        <Link to="/news-notice/activity-bulletin" className="notices__all">
          {t('home.notices.all')} <Icon name="arrow" size={16} />
        </Link>
      </div>
    </section>
  )
}

import { clsx } from 'clsx'
import { type FocusEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { useReducedMotion } from '#lib/hooks/useReducedMotion.ts'
import { now } from '#lib/serverClock.ts'
import { usePathOf } from '#race/usePathOf.ts'
import { useConfig } from '#race/useRace.ts'
import { hasDateCome, isOver } from '#site-config/siteDocument.ts'
import { newestArticles } from './newestArticles.ts'
import { NoticeTicker } from './NoticeTicker.tsx'
import layout from '#styles/layout.module.css'
import styles from './NoticeBar.module.css'

const NOTICES = 5

/** Scrolls a link with keyboard focus into view while the ticker is paused. */
const showFocused = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'center' })
const backToStart = ({ currentTarget }: FocusEvent) => currentTarget.scrollTo({ left: 0 })

/** The button's actions, and their icons. */
const ICONS = { next: 'right', play: 'play', pause: 'pause' } as const

/** The newest notices in a scrolling line (spec §2 "Home page"). */
export function NoticeBar() {
  const { t } = useText()
  const config = useConfig()
  const list = usePathOf()('newsNotice.activityBulletin')
  const isStill = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  const [step, setStep] = useState(0)
  const playOrPause = isPaused ? 'play' : 'pause'
  const action = isStill ? 'next' : playOrPause
  const moment = now()
  const all = newestArticles(config, 'activityBulletin', moment)
  const out = all.filter((notice) => hasDateCome(notice, moment))
  const timely = out.filter((notice) => !isOver(notice, moment))
  const notices = ([timely, out].find((some) => some.length > 0) ?? all).slice(0, NOTICES)
  if (notices.length === 0) return null
  const shown = step % notices.length

  return (
    <section
      className={clsx(styles.notices, isPaused && styles.paused, isStill && styles.still)}
      aria-label={t('home.notices')}
      data-notices
    >
      <div className={clsx(layout.wrap, styles.bar)}>
        <p className={styles.label} aria-hidden="true">
          <Icon name="horn" size={18} /> <span className={styles.word}>{t('home.notices')}</span>
        </p>
        <div className={styles.view} onFocus={showFocused} onBlur={backToStart}>
          {isStill ? (
            <NoticeTicker notices={notices.slice(shown, shown + 1)} isStill />
          ) : (
            <div className={styles.track}>
              <NoticeTicker notices={notices} />
              <NoticeTicker notices={notices} isCopy />
            </div>
          )}
        </div>
        <button
          type="button"
          className={styles.button}
          aria-label={t(`home.notices.${action}`)}
          onClick={() => (isStill ? setStep(shown + 1) : setPaused(!isPaused))}
        >
          <Icon name={ICONS[action]} size={14} />
        </button>
        {list && (
          <Link to={list} className={styles.all}>
            <span className={styles.word}>{t('home.notices.all')}</span>{' '}
            <Icon name="arrow" size={16} />
          </Link>
        )}
      </div>
    </section>
  )
}

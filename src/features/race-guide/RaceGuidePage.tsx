import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { Icon } from '#components/Icon.tsx'
import { Notice } from '#components/page/Notice.tsx'
import { PageBanner } from '#components/page/PageBanner.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { raceGuide as en } from '#i18n/locales/en/raceGuide.ts'
import { raceGuide as zh } from '#i18n/locales/zh/raceGuide.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { raceGuideContent } from '#site-config/raceGuide.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { RaceGuideSheet } from './RaceGuideSheet.tsx'
import layout from '#styles/layout.module.css'
import styles from './RaceGuidePage.module.css'

addTexts({ zh, en })

/**
 * The race guide: what a runner needs that morning, on one page, also in print. With mandatory kit
 * alone there is one, too.
 */
export default function RaceGuidePage() {
  const { t } = useText()
  const { raceGuide, mandatoryKit } = useConfig()
  const guide = raceGuide ?? (mandatoryKit.length > 0 && v.parse(raceGuideContent, {}))
  const title = t('route.raceGuide')
  if (!guide) {
    return (
      <Notice title={t('raceGuide.empty')} text={t('raceGuide.empty.text')} picture="empty">
        <Button as={Link} variant="secondary" to="/home">
          {t('site.backHome')}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <PageBanner
        group="/race-guide"
        breadcrumb={[{ title: t('site.home'), to: '/home' }, { title }]}
        title={title}
        subtitle={t('raceGuide.line')}
        isHeading
      />
      <div className={clsx(styles.raceGuidePage, layout.wrap)}>
        <div className={styles.actions}>
          <CalendarLink />
          <Button variant="plain" onClick={() => window.print()}>
            <Icon name="print" size={20} />
            <span>{t('raceGuide.print')}</span>
          </Button>
        </div>
        <RaceGuideSheet guide={guide} />
      </div>
    </>
  )
}

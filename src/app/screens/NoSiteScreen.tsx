import { Notice } from '#components/page/Notice.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { noSite as en } from '#i18n/locales/en/noSite.ts'
import { noSite as zh } from '#i18n/locales/zh/noSite.ts'
import { useText } from '#i18n/useText.ts'
import { FullScreen } from './FullScreen.tsx'

addTexts({ zh, en })

/** Shown on a host without a race, or whose race has nothing to show yet (spec §1). */
export default function NoSiteScreen({ reason }: { reason: 'unbound' | 'unpublished' }) {
  const { t } = useText()
  return (
    <FullScreen>
      <Notice
        isScreen
        title={t(`site.${reason}`)}
        text={t(`site.${reason}.text`, { host: location.hostname })}
        picture="unbound"
      />
    </FullScreen>
  )
}

import { Notice } from '#components/page/Notice.tsx'
import { addTexts } from '#i18n/i18n.ts'
import * as noSiteTexts from '#i18n/texts/noSite.ts'
import { useText } from '#i18n/useText.ts'
import { FullScreen } from './FullScreen.tsx'

addTexts(noSiteTexts)

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

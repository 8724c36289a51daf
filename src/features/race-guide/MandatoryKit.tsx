import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import type { RaceItem, SiteConfig } from '#site-config/siteConfig.ts'
import { GuideLines } from './GuideLines.tsx'
import { GuideSection } from './GuideSection.tsx'
import styles from './MandatoryKit.module.css'

/** Kit for an event; without one, for every event. */
interface KitList {
  item?: RaceItem
  kit: SiteConfig['mandatoryKit']
}

/**
 * What runners must carry: in every event, then what each event adds. Kit for events that the race
 * does not have is listed for every event, as a runner who lacks it may be stopped.
 */
export function kitLists({ raceItems, mandatoryKit }: SiteConfig): KitList[] {
  const ofItems = raceItems.map((item) => ({
    item,
    kit: mandatoryKit.filter(({ itemIds }) => itemIds.includes(item.itemId)),
  }))
  const ofAll = mandatoryKit.filter((one) => !ofItems.some(({ kit }) => kit.includes(one)))
  return [{ kit: ofAll }, ...ofItems].filter(({ kit }) => kit.length > 0)
}

/** The lists of mandatory kit; headed by their events, unless there is one list for all. */
export function MandatoryKit({ lists }: { lists: KitList[] }) {
  const { t } = useText()
  return (
    <GuideSection title={t('raceGuide.kit')} isShown={lists.length > 0}>
      <div className={styles.kit}>
        {lists.map(({ item, kit }, index) => (
          <div key={index}>
            {(item || lists.length > 1) && (
              <h4 className={styles.kitEvent}>
                {item ? <LocalizedText value={item} field="name" /> : t('raceGuide.kit.everyEvent')}
              </h4>
            )}
            <GuideLines lines={kit} isToTick />
          </div>
        ))}
      </div>
    </GuideSection>
  )
}

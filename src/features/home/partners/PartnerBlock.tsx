import { clsx } from 'clsx'
import { Picture } from '#components/Picture.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { HomeBlock } from '../HomeBlock.tsx'
import { MoreLink } from '../MoreLink.tsx'
import { rankedGroups, rankOf } from './partnerRank.ts'
import styles from './PartnerBlock.module.css'

/** Sponsors and partners: one row per group in order of rank, with logos in one tone. */
export function PartnerBlock() {
  const { t, languages } = useText()
  const { cooperativePartnerList, links } = useConfig()
  const groups = rankedGroups(cooperativePartnerList)
  const call = links?.partnersCall ?? ''
  if (groups.length === 0) return null
  return (
    <HomeBlock
      title={t('home.partners')}
      background="paper"
      action={<MoreLink to={call} label={t('home.partners.join')} />}
    >
      {groups.map((group, row) => {
        const label = localized(group, 'label', languages) || t('home.partners.other')
        return (
          <div key={row} className={styles.partners}>
            <h3 className={styles.label} lang={localizedLang(group, 'label', languages)}>
              {label}
            </h3>
            <ul className={clsx(styles.logos, styles[rankOf(group)])} data-scheme="light">
              {group.children.map((partner, index) => (
                <li key={index}>
                  <SmartLink to={partner.href} className={styles.logo}>
                    <Picture
                      src={partner.src}
                      alt={localized(partner, 'name', languages) || label}
                      width={320}
                      height={120}
                    />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </HomeBlock>
  )
}

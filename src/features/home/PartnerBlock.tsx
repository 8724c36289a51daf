import { Picture } from '../../components/Picture.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { HomeBlock } from './HomeBlock.tsx'
import { MoreLink } from './MoreLink.tsx'
import { rankedGroups, rankOf } from './partnerRank.ts'
import './PartnerBlock.css'

/** Sponsors and partners: a ruled row for each group, its logos by rank and in one ink. */
export function PartnerBlock() {
  const { t, language } = useText()
  const groups = rankedGroups(useConfig().cooperativePartnerList)
  if (groups.length === 0) return null
  return (
    <HomeBlock
      title={t('home.partners')}
      ground="paper"
      action={<MoreLink to="/about-us/contact-us" label={t('home.partners.join')} />}
    >
      {groups.map((group, row) => {
        const label = localized(group, 'label', language) || t('home.partners.other')
        return (
          <div key={row} className="partners">
            <h3 className="partners__label">{label}</h3>
            <ul className={`partners__logos partners__logos--${rankOf(group)}`}>
              {group.children.map((partner, index) => (
                <li key={index}>
                  <SmartLink to={partner.href} className="partners__logo">
                    <Picture
                      src={partner.src}
                      alt={localized(partner, 'name', language) || label}
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

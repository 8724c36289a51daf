import type { SearchCard } from '../../api/siteConfig.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { EntryAction } from './entryCard.ts'
import { SignUpChannels } from './SignUpChannels.tsx'

interface Props {
  card: SearchCard
  action: Exclude<EntryAction, { kind: 'link' }>
  onClose: () => void
}

/** Says why an entry is closed, or offers the channels of an open sign-up. */
export function EntryDialog({ card, action, onClose }: Props) {
  const { t, language } = useText()
  if (action.kind === 'channels') {
    return (
      <Dialog title={t('home.channels')} closeLabel={t('site.close')} onClose={onClose}>
        <SignUpChannels channels={action.channels} />
      </Dialog>
    )
  }
  const title = localized(card, 'title', language) || t(`home.entry.${card.moduleType}`)
  return (
    <Dialog title={title} closeLabel={t('site.close')} onClose={onClose}>
      <p className="dialog__text">
        {localized(action.words, 'dialogText', language) || t('site.comingSoon')}
      </p>
      <button type="button" className="button button--pine" onClick={onClose}>
        {t('site.confirm')}
      </button>
    </Dialog>
  )
}

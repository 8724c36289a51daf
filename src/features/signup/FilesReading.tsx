import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { useText } from '../../i18n/useText.ts'
import { PICTURE_TYPES } from '../../lib/fileRules.ts'

const SIDE = 96

const isPicture = (url: string) => PICTURE_TYPES.includes(url.split('.').at(-1) ?? '')

/** Files that were uploaded: pictures as such, others by number. */
export function FilesReading({ urls }: { urls: string[] }) {
  const { t } = useText()
  return (
    <ul className="reading__files">
      {urls.map((url, index) => {
        const name = t('signup.upload.file', { number: index + 1 })
        return (
          <li key={url}>
            {isPicture(url) ? (
              <Picture src={url} alt={name} width={SIDE} height={SIDE} />
            ) : (
              <span className="reading__file">
                <Icon name="document" />
                {name}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

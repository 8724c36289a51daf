import { clsx } from 'clsx'
import { LocalizedText, TitleText } from '#components/LocalizedText.tsx'
import { normalPath } from '#lib/normalPath.ts'
import type { MenuItem } from './menuItems.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './SubmenuItems.module.css'

interface Props {
  items: MenuItem[]
  /** Normalised path of the item that represents the page; '' if it is not in this submenu. */
  currentPath: string
  onFollow: () => void
}

/** The items of a submenu; those of a group are nested below its name. */
export function SubmenuItems({ items, currentPath, onFollow }: Props) {
  return items.map((item, index) => {
    const isCurrent = normalPath(item.path) === currentPath
    return (
      <li key={index}>
        <MenuLink
          item={item}
          className={clsx(styles.link, isCurrent && styles.linkCurrent)}
          isCurrent={isCurrent}
          onFollow={onFollow}
        >
          <span className={styles.title}>
            <TitleText value={item} />
          </span>
          <span className={styles.summary}>
            <LocalizedText value={item} field="summary" />
          </span>
        </MenuLink>
        {item.children.length > 0 && (
          <ul className={styles.group}>
            <SubmenuItems items={item.children} currentPath={currentPath} onFollow={onFollow} />
          </ul>
        )}
      </li>
    )
  })
}

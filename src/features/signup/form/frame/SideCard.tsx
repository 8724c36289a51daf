import type { ReactNode } from 'react'
import { Picture } from '#components/Picture.tsx'
import { useConfig } from '#race/useRace.ts'
import side from './SideCard.module.css'

interface Props {
  /** Name of the sidebar for screen readers. */
  label: string
  /** Below the card. */
  footer?: ReactNode
  children: ReactNode
}

/** The sidebar of a sign-up page: a card with a picture above its text. */
export function SideCard({ label, footer, children }: Props) {
  const help = useConfig().pictures?.help
  return (
    <aside className={side.side} aria-label={label}>
      <div className={side.card}>
        {help && <Picture className={side.picture} src={help} alt="" width={384} height={132} />}
        <div className={side.text}>{children}</div>
      </div>
      {footer}
    </aside>
  )
}

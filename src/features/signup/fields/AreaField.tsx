import { useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { AreaLists } from './AreaLists.tsx'

/** An area of China, down to its district. */
export function AreaField({ field: _field, ...rest }: WidgetProps<'area'>) {
  return (
    <div {...useGroup()}>
      <AreaLists {...rest} />
    </div>
  )
}

import { useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { Uploads } from './Uploads.tsx'

/** Several pictures in an order. */
export function ImagesUploadField({ field, ...rest }: WidgetProps<'images-upload'>) {
  return (
    <div {...useGroup()}>
      <Uploads limits={field} isOrdered {...rest} />
    </div>
  )
}

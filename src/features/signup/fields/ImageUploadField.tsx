import { useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { Uploads } from './Uploads.tsx'

/** One picture. */
export function ImageUploadField(props: WidgetProps<'image-upload'>) {
  const { field, value, onChange, disabled } = props
  return (
    <div {...useGroup()}>
      <Uploads
        limits={{ ...field, maxCount: 1 }}
        value={value ? [value] : []}
        disabled={disabled}
        onChange={([url = '']) => onChange(url)}
      />
    </div>
  )
}

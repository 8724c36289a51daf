import { useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { AreaLists } from './AreaLists.tsx'
import { Uploads } from './Uploads.tsx'

/** An area of China, with pictures. */
export function AreaImageUploadField(props: WidgetProps<'area-image-upload'>) {
  const { field, value, onChange, disabled } = props
  return (
    <div {...useGroup()}>
      <AreaLists
        value={value.area}
        disabled={disabled}
        onChange={(area) => onChange({ ...value, area })}
      />
      <Uploads
        limits={field}
        value={value.images}
        disabled={disabled}
        onChange={(images) => onChange({ ...value, images })}
      />
    </div>
  )
}

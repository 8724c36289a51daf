import { useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { AreaLists } from './AreaLists.tsx'
import { Uploads } from './Uploads.tsx'

/** An area of China, with pictures. */
export function AreaImageUploadField(props: WidgetProps<'area-image-upload'>) {
  const { field, value, onPart, disabled } = props
  return (
    <div {...useGroup()}>
      <AreaLists value={value.area} disabled={disabled} onChange={(area) => onPart({ area })} />
      <Uploads
        limits={field}
        value={value.images}
        disabled={disabled}
        onChange={(images) => onPart({ images })}
      />
    </div>
  )
}

import type { fileTypes } from '#domain/fields/fileTypes.ts'
import { optionIn } from '#domain/fields/options.ts'
import { AreaLists } from './area/AreaLists.tsx'
import { AreaOutput } from './area/AreaOutput.tsx'
import { useGroup } from './FieldControlContext.ts'
import type { FieldViews, InputProps } from './fieldView.ts'
import { OptionOutput } from './inputs/OptionsOutput.tsx'
import { Radios } from './inputs/Radios.tsx'
import { useChoices } from './inputs/useChoices.tsx'
import { FilesOutput } from './uploads/FilesOutput.tsx'
import { Uploads } from './uploads/Uploads.tsx'
import styles from './fileViews.module.css'

function ImageInput({ field, value, onChange, disabled }: InputProps<'image-upload'>) {
  return (
    <div {...useGroup()}>
      <Uploads
        limits={{ ...field, maxCount: 1 }}
        value={value ? [value] : []}
        disabled={disabled}
        onChange={(change) => onChange((url) => change(url ? [url] : [])[0] ?? '')}
      />
    </div>
  )
}

/** Several images in an order. */
function ImagesInput({ field, ...rest }: InputProps<'images-upload'>) {
  return (
    <div {...useGroup()}>
      <Uploads limits={field} isOrdered {...rest} />
    </div>
  )
}

/** An area of China, with images. */
function AreaImagesInput({ field, value, onPart, disabled }: InputProps<'area-image-upload'>) {
  return (
    <div {...useGroup()}>
      <AreaLists value={value.area} disabled={disabled} onChange={(area) => onPart({ area })} />
      <div className={styles.images}>
        <Uploads
          limits={field}
          value={value.images}
          disabled={disabled}
          onChange={(change) => onPart(({ images }) => ({ images: change(images) }))}
        />
      </div>
    </div>
  )
}

/** Radio buttons; an option may ask for images. */
function RadioImagesInput({ field, value, onPart, disabled }: InputProps<'radio-image-upload'>) {
  return (
    <>
      <Radios
        choices={useChoices(field.options)}
        value={value.value}
        disabled={disabled}
        onChange={(chosen) => onPart({ value: chosen })}
      />
      {optionIn(field, value.value)?.withImages && (
        <Uploads
          limits={field}
          value={value.images}
          disabled={disabled}
          onChange={(change) => onPart(({ images }) => ({ images: change(images) }))}
        />
      )}
    </>
  )
}

const files = { labelling: 'group', width: 'full' } as const

export const fileViews = {
  'image-upload': {
    ...files,
    Input: ImageInput,
    Output: ({ value }) => <FilesOutput urls={[value]} />,
    requiredMessage: 'uploaded',
  },
  'images-upload': {
    ...files,
    Input: ImagesInput,
    Output: ({ value }) => <FilesOutput urls={value} />,
    requiredMessage: 'uploaded',
  },
  'area-image-upload': {
    ...files,
    Input: AreaImagesInput,
    Output: ({ value: { area, images } }) => (
      <>
        <AreaOutput value={area} />
        <FilesOutput urls={images} />
      </>
    ),
    requiredMessage: 'chosen',
  },
  'radio-image-upload': {
    ...files,
    Input: RadioImagesInput,
    Output: ({ field, value: { value, images } }) => (
      <>
        <OptionOutput field={field} value={value} />
        <FilesOutput urls={images} />
      </>
    ),
    requiredMessage: 'chosen',
  },
} satisfies FieldViews<keyof typeof fileTypes>

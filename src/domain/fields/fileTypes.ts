import * as v from 'valibot'
import { areaError, areaFromApi, areaToApi } from './areaCodes.ts'
import { countError, defineFieldType, errorOf, noError } from './fieldType.ts'
import { optionIn, optionsSpec } from './options.ts'
import { uploadSpec } from './uploadSpec.ts'
import { filesFromApi, filesToApi, recordValue, stringsValue, stringValue } from './values.ts'

/** Uploaded files, alone or with an answer. */
export const fileTypes = {
  'image-upload': defineFieldType({
    type: 'image-upload',
    spec: uploadSpec,
    /** The URL of the uploaded picture. */
    value: stringValue,
    validate: noError,
    toApi: (value) => value,
    fromApi: v.pipe(
      v.string(),
      v.check((url) => !url.includes(',')),
    ),
    files: (url) => (url ? [url] : []),
  }),

  'images-upload': defineFieldType({
    type: 'images-upload',
    spec: uploadSpec,
    /** URLs in order. */
    value: stringsValue,
    validate: ({ value, field }) => countError(value.length, field.maxCount),
    toApi: filesToApi,
    fromApi: filesFromApi,
    files: (urls) => urls,
  }),

  'area-image-upload': defineFieldType({
    type: 'area-image-upload',
    spec: uploadSpec,
    value: recordValue({ area: stringsValue, images: stringsValue }),
    validate: ({ value: { area, images }, field }) =>
      areaError(area) ??
      (images.length === 0 ? errorOf('images') : countError(images.length, field.maxCount)),
    toApi: ({ area, images }) => ({ area: areaToApi(area) ?? [], images: filesToApi(images) }),
    fromApi: v.object({ area: areaFromApi, images: filesFromApi }),
    files: ({ images }) => images,
  }),

  /** One of few options; some require pictures. */
  'radio-image-upload': defineFieldType({
    type: 'radio-image-upload',
    spec: { ...optionsSpec, ...uploadSpec },
    value: recordValue({ value: stringValue, images: stringsValue }),
    validate({ value: { value, images }, field }) {
      const option = optionIn(field, value)
      if (!option) return errorOf('option')
      if (option.withImages && images.length === 0) return errorOf('images')
      return countError(images.length, field.maxCount)
    },
    toApi: ({ value, images }) => ({ value, images: filesToApi(images) }),
    fromApi: v.object({ value: v.string(), images: filesFromApi }),
    files: ({ images }) => images,
  }),
}

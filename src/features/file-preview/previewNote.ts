/** What a file has and the preview does not show, or shows in another way than the file's program. */
export type PreviewNote =
  | {
      code:
        | 'charts'
        | 'diagrams'
        | 'equations'
        | 'formulas'
        | 'macros'
        | 'objects'
        | 'pictures'
        | 'shapes'
        | 'struckWords'
    }
  /** Formats of numbers, as written in the file, whose cells are shown in plain form. */
  | { code: 'numberFormats'; names: string[] }
  /** Only the first rows and columns are shown. */
  | { code: 'cut'; rows: number; columns: number }
  /** Only the first pages are shown. */
  | { code: 'cutPages'; count: number }

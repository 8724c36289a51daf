declare module 'pngjs' {
  /** `data` holds RGBA pixels. */
  interface Picture {
    width: number
    height: number
    data: Buffer
  }
  export const PNG: {
    sync: {
      read: (file: Buffer) => Picture
      write: (picture: Picture, options: { filterType: number; deflateLevel: number }) => Buffer
    }
  }
}

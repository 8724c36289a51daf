import type { Translated } from '../../translated.ts'
import type { filePreview as zh } from '../zh/filePreview.ts'

export const filePreview: Translated<typeof zh> = {
  'filePreview.download': 'Download',
  'filePreview.openElsewhere': 'Open the link',
  'filePreview.downloading': 'Downloading',
  'filePreview.reading': 'Opening the file',
  'filePreview.cancel': 'Cancel',
  'filePreview.sheets': 'Sheets',
  'filePreview.table': 'Contents of the sheet',
  'filePreview.row': 'Row number',
  'filePreview.text': 'Contents of the document',
  'filePreview.pages': 'Pages of the document',
  'filePreview.page': 'Page',
  'filePreview.pageCount': 'of {count}',
  'filePreview.pageNumber': 'Page {number}',
  'filePreview.pageFailed': 'Page {number} cannot be shown. Download the file to see it.',
  'filePreview.zoom': 'Zoom',
  'filePreview.larger': 'Zoom in',
  'filePreview.smaller': 'Zoom out',
  'filePreview.list': ', ',
  'filePreview.cut':
    'The preview shows the first {rows} rows and {columns} columns. Download the file to see all of it.',
  'filePreview.cutPages':
    'The preview shows the first {count} pages. Download the file to see all of it.',
  'filePreview.cutPages_one':
    'The preview shows the first page. Download the file to see all of it.',
  'filePreview.blankPage':
    'Page {number} seems to be empty. If it should not be, download the file to see it.',
  'filePreview.charts': 'The file has charts, which cannot be shown here. Download it to see them.',
  'filePreview.diagrams':
    'The file has diagrams, which cannot be shown here. Download it to see them.',
  'filePreview.equations':
    'The file has equations, which are shown here as plain lines of text. Download it to see their layout.',
  'filePreview.formulas':
    'Some formulas have no stored results, so the formulas themselves are shown. Download the file and open it in a spreadsheet program to see the results.',
  'filePreview.macros':
    'The file has macros, which do not run here. Enable them only if you trust where the file comes from.',
  'filePreview.objects':
    'The file has other files embedded in it, which cannot be shown here. Download it to see them.',
  'filePreview.pictures': 'Some pictures cannot be shown here. Download the file to see them.',
  'filePreview.shapes':
    'The file has text boxes or shapes, which cannot be shown here. Download it to see them.',
  'filePreview.struckWords':
    'Some words are struck through in the file, but not here. Download it to see which.',
  'filePreview.numberFormats':
    'These number formats are not supported here and are shown as plain numbers: {names}. Download the file to see them as intended.',
  'filePreview.emptySheet': 'This sheet is empty.',
  'filePreview.emptyText': 'There is no text in this document.',
  'filePreview.broken': 'The file is damaged',
  'filePreview.broken.text':
    'It cannot be opened and may be incomplete. Try downloading it, or contact us.',
  'filePreview.chunk': 'The preview did not load',
  'filePreview.chunk.text':
    'The site may just have been updated. Try again, reload the page, or download the file.',
  'filePreview.elsewhere': 'The file is on another site',
  'filePreview.elsewhere.text':
    'Files on other sites cannot be previewed here. Open the link to see this one.',
  'filePreview.encrypted': 'The file has a password',
  'filePreview.encrypted.text':
    'Files with a password cannot be previewed. Download this one and open it with the password.',
  'filePreview.kind': 'No preview for this kind of file',
  'filePreview.kind.text':
    'DOCX, XLSX, XLS and PDF files can be previewed. Download other files to see them.',
  'filePreview.mismatch': 'The file does not match its name',
  'filePreview.mismatch.text':
    'Its contents are not in the format that its name indicates. To be safe, it was not opened.',
  'filePreview.missing': 'The file was not found',
  'filePreview.missing.text': 'It may have been moved or renamed. Try again later, or contact us.',
  'filePreview.network': 'The file could not be downloaded',
  'filePreview.network.text': 'Check your connection and try again.',
  'filePreview.slow': 'The file took too long to open',
  'filePreview.slow.text':
    'It was not open after {seconds} seconds, so the preview was stopped. Download the file to see it.',
  'filePreview.tooLarge': 'The file is too large to preview',
  'filePreview.tooLarge.text': 'The limit is {size}. Download the file to see it.',
  'filePreview.unpacked': 'The file is too large once unpacked',
  'filePreview.unpacked.text':
    'It is compressed to an unusual degree and far exceeds what can be previewed. To be safe, it was not opened.',
  'filePreview.unsupported': 'This browser cannot preview files',
  'filePreview.unsupported.text': 'Download the file, or open this page in another browser.',
}

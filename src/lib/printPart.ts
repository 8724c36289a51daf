/** Prints one part of the page: print styles select it by `<html data-print>`. */
export function printPart(name: string): void {
  const { dataset } = document.documentElement
  dataset['print'] = name
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  print()
}

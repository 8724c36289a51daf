export function CourseBlock() {
  return null
}

import { Form, type FormItemProps } from 'antd'

type Props = Pick<
  FormItemProps,
  'name' | 'label' | 'rules' | 'extra' | 'dependencies' | 'normalize' | 'children'
>

/** A labelled field that is checked when it is left; what is wrong stands under it. */
export const AccountField = (props: Props) => <Form.Item validateTrigger="onBlur" {...props} />

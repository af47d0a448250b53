import type { JobBlog } from '@aarohan/shared/campus';
import { SelectField } from '@aarohan/shared/forms';

interface PostFieldProps {
  /** nothing while they are not known */
  posts: JobBlog[] | undefined;
  /** the post that led here, or empty */
  blogId: string;
  /** One may register for the drive as a whole. */
  optional?: boolean;
}

/** Which post the registration is for: the one that led here, or another. */
export function PostField({ posts, blogId, optional = false }: PostFieldProps) {
  const isGone = posts !== undefined && blogId !== '' && !posts.some(({ _id }) => _id === blogId);
  const options = posts?.map(({ _id, title }) => ({ value: _id, label: title })) ?? unnamed(blogId);
  return (
    <SelectField
      name="blogId"
      label="Job Post"
      options={options}
      defaultValue={blogId}
      optional={optional}
      placeholder={optional ? 'The whole drive' : 'Choose the job post'}
      help={isGone ? 'The job post of your link is no longer there. Choose another one.' : undefined}
    />
  );
}

const unnamed = (blogId: string) => (blogId === '' ? [] : [{ value: blogId, label: 'The job post of your link' }]);

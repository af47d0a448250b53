import { ButtonLink, styled } from '@aarohan/shared/ui';

interface RegisterLinksProps {
  postId: string;
  /** id of the element that names the post */
  describedBy: string;
}

/** The three ways into a post (spec 2 §2). Its id travels in the state, and in the address for a new tab. */
export const RegisterLinks = ({ postId, describedBy }: RegisterLinksProps) => (
  <Row>
    {registrations.map(({ label, path }) => (
      <Way
        key={path}
        to={`${path}?blogId=${encodeURIComponent(postId)}`}
        state={{ blogId: postId }}
        variant="outlined"
        size="small"
        aria-describedby={describedBy}
      >
        {label}
      </Way>
    ))}
  </Row>
);

const registrations = [
  { label: 'Employer', path: '/campus_employe_register' },
  { label: 'Candidate', path: '/campus_candidate_register' },
  { label: 'College', path: '/campus_college_register' },
];

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 8, width: '100%', maxWidth: 400 });
const Way = styled(ButtonLink)({ paddingInline: 4 });

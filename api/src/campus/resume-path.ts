/** Where staff downloads the résumé of a candidate; without an id the pattern of the route. */
export const resumePath = (candidateId = ':candidateId'): string => `/api/campus-candidates/${candidateId}/resume`;

/** The personal information protection policy that a company begins with, in English. */
export const privacyEn = `This policy says which personal information {{companyFull}} collects in recruitment, why, for how long, and how you can see, correct, delete and take it with you.

# 1. What we need
Without the following we cannot handle your application:

- Name, name in phonetic script, gender, ethnic group, birth date
- Phone and its region, email, contact address
- Nationality, native place, household address, place of origin, marital status
- ID type and number, height, weight, ID photo
- Emergency contact and phone
- Graduation year, position applied for, desired interview city, resume

Overseas graduates also give a study certificate and a foreign degree certificate. We ask step by step: an application needs only the required parts of the resume; identity documents and bank cards are asked for only after an offer is accepted.

# 2. What is optional
Education, work, awards, internships, projects, training, campus practice, languages, skills, family situation, and anything else that helps us know you. Leaving it out does not stop an application, but may make matching less accurate. To keep your account safe we also keep login logs.

# 3. What we use it for

- Screening resumes and matching people with positions
- Arranging exams, evaluations and interviews, and telling you the results
- Labour contracts and onboarding
- Contacting you about later positions (you can refuse at any time)

We use it for nothing else, and we do not sell it.

# 4. Who can see it
- The recruiters responsible for the position, the colleagues asked to screen or interview you and those who approve an offer, each as far as their task needs
- {{#if sharedTalentBase}}The talent base of the company is shared: while your consent lives, every recruiter of the company sees your name and your resume{{else}}Other recruiters see neither your name nor your resume{{/if}}
- Administrators of the system, to run recruitment and to answer what you ask about your information
- Auditors, to check who did what; personal content is masked for them, and a value in clear takes a reason
- Colleagues whom somebody mentions in a discussion read that discussion

Every view of your contact details in clear is recorded. When consent ends or is withdrawn, your resume and what belongs to it are hidden at once from those who recruit, screen, interview and approve.

# 5. Storage
Information is stored in mainland China. Transfer abroad needs your separate consent. Consent lasts from the last time you gave it until the day that your personal center names; without renewal we stop using the information.

{{#if retentionRuns}}While no application is in process and no consent lives, we erase your personal information by ourselves: {{recordsKeptMonths}} months after your last application ended, unless you agreed again since; or, without an account, {{talentKeptDays}} days after the latest of the day we came to know you, the end of your consent and the end of your last application. Whoever has an account is told at least {{retentionNoticeDays}} days before, by the email address and phone they left, and how to stay. Otherwise whoever has an account is kept until they close it.{{else}}We erase nothing by ourselves when a time is over: your personal information is kept until you ask for its deletion or close your account.{{/if}}

A closed account can be taken back for {{closingRegretDays}} days; then it is erased. When we erase personal information we destroy your own key, and the personal content in the history can never be read again.

# 6. Automated processing
The system reads fields from the resume file you upload and proposes them for the form; you confirm each one. A person decides whether you pass a screening. You may ask us to explain how automated processing is used in screening.

# 7. Your rights

- See and correct your information under My resume and Account settings
- Ask for deletion, withdraw consent, close the account
- Ask for a copy

After signing in, open the personal center from your name at the top right. We answer within 30 days, usually free of charge. Withdrawing consent ends applications in process.

# 8. Minors
People under {{minimumAge}} cannot apply. Under {{adultAge}}, only internships that say so are open, with the consent of a guardian.

# 9. Contact
For any question about personal information, {{contact}}.`;

// The addresses in invitations.
#include "server/net/reach.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spires::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

const std::vector<std::string> kNetwork{"192.168.1.5", "100.64.0.2"};

HttpRequest asked(const std::string& host, const std::string& address = "127.0.0.1") {
  HttpRequest request;
  request.host = host;
  request.address = address;
  return request;
}
NetPlan bound_to(const std::string& bind) {
  NetPlan plan;
  plan.bind = bind;
  return plan;
}

TEST(Reach, APageOpenedHereInvitesToTheAddressesOfTheNetwork) {
  for (const char* host : {"127.0.0.1:8080", "localhost:8080", "[::1]:8080"}) {
    const Reach reach = reach_of(bound_to("0.0.0.0"), asked(host), kNetwork);
    EXPECT_THAT(reach.addresses, ElementsAre("http://192.168.1.5:8080", "http://100.64.0.2:8080")) << host;
    EXPECT_TRUE(reach.is_open);
  }
  EXPECT_THAT(reach_of(bound_to("::"), asked("127.0.0.1"), kNetwork).addresses,
              ElementsAre("http://192.168.1.5", "http://100.64.0.2"));
}

TEST(Reach, APublicAddressWins) {
  NetPlan plan = bound_to("127.0.0.1");
  plan.public_url = "https://spires.example/";
  for (const char* host : {"127.0.0.1:8080", "192.168.1.5:8080"}) {
    const Reach reach = reach_of(plan, asked(host), kNetwork);
    EXPECT_THAT(reach.addresses, ElementsAre("https://spires.example"));
    EXPECT_TRUE(reach.is_open);
  }
}

TEST(Reach, AServerForThisMachineAloneInvitesNobody) {
  for (const char* bind : {"127.0.0.1", "::1"}) {
    const Reach reach = reach_of(bound_to(bind), asked("localhost:8080"), kNetwork);
    EXPECT_THAT(reach.addresses, IsEmpty());
    EXPECT_FALSE(reach.is_open) << bind;
  }
  EXPECT_FALSE(reach_of(bound_to("0.0.0.0"), asked("localhost:8080"), {}).is_open) << "no network";
}

TEST(Reach, AnAddressThatWorksIsKept) {
  for (const char* host : {"192.168.1.5:8080", "spires.example", "[2001:db8::1]:80"}) {
    const Reach reach = reach_of(bound_to("0.0.0.0"), asked(host, "192.168.1.9"), kNetwork);
    EXPECT_THAT(reach.addresses, IsEmpty()) << "addresses of the machine are private";
    EXPECT_TRUE(reach.is_open);
  }
}

TEST(Reach, OnlyThisMachineIsToldItsAddresses) {
  EXPECT_THAT(reach_of(bound_to("0.0.0.0"), asked("localhost", "192.168.1.9"), kNetwork).addresses, IsEmpty());
  NetPlan plan = bound_to("0.0.0.0");
  plan.behind_proxy = true;
  EXPECT_THAT(reach_of(plan, asked("localhost"), kNetwork).addresses, IsEmpty());
}

TEST(Reach, AServerOnOneAddressInvitesThere) {
  EXPECT_THAT(reach_of(bound_to("10.1.2.3"), asked("127.0.0.1:9000"), kNetwork).addresses,
              ElementsAre("http://10.1.2.3:9000"));
  EXPECT_THAT(reach_of(bound_to("2001:db8::1"), asked("localhost:9000"), kNetwork).addresses,
              ElementsAre("http://[2001:db8::1]:9000"));
}

TEST(Reach, NoAddressLeadsBackToThisMachine) {
  for (const std::string& address : network_addresses()) EXPECT_THAT(address, Not(StartsWith("127.")));
}

}  // namespace
}  // namespace spires::server
